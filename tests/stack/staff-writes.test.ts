// The cases of the embedded backend, on real PostgREST.
import '../database/staff-writes.test.ts';
