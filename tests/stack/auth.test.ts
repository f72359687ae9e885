// Runs the tests of the stand-in for the sign-in service with the schema, role and connections of a hosted project.
import '../database/auth-routes.test.ts';
import '../database/auth-mails.test.ts';
import '../database/auth-sessions.test.ts';
