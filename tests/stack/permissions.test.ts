// Every persona tries every cell of the permission matrix, on real PostgREST.
import '../security/database/permissions-over-http.test.ts';
