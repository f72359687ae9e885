// The files of pictures, as every persona asks for them, here on storage.objects of a hosted project.
import '../security/database/pictures-over-http.test.ts';
