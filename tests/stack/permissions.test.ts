// Tests every cell of the permission matrix for every persona on real PostgREST.
import '../security/database/permissions-over-http.test.ts';
