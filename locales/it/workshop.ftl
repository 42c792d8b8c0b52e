# L’officina degli autori.
