# Che cosa non va in un file di missione: diagnostic-<codice>.
