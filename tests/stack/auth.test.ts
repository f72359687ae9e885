// What the stand-in of the sign-in service answers, here on the schema, the role and the connections of a hosted project.
import '../database/auth-routes.test.ts';
import '../database/auth-mails.test.ts';
import '../database/auth-sessions.test.ts';
