// These imports run the tests of the sign-in service's stand-in. Here the stand-in uses the schema, role and
// connections of a hosted project.
import '../database/auth-routes.test.ts';
import '../database/auth-mails.test.ts';
import '../database/auth-sessions.test.ts';
