// Every persona asks for every cell of the permission matrix, here of real PostgREST.
import '../security/database/permissions-over-http.test.ts';
