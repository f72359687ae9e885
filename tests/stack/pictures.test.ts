// This import runs the tests of picture files on the table `storage.objects` of a hosted project.
import '../security/database/pictures-over-http.test.ts';
