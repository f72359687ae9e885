-- One request must not hold the database: visitors get one second for a statement, staff eight. PostgREST takes
-- the limit of the role that a request runs as; the embedded backend reads it from here as well.
alter role anon set statement_timeout = '1s';
alter role authenticated set statement_timeout = '8s';
-- PostgREST knows the settings of roles from its start on.
notify pgrst, 'reload config';
