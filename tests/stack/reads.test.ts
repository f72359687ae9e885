// The cases of the embedded backend, on real PostgREST.
import '../database/reads.test.ts';
