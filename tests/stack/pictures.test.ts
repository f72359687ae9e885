// The cases of picture files for every persona, on storage.objects of a hosted project.
import '../security/database/pictures-over-http.test.ts';
