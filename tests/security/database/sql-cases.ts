import { accountCases } from './account-cases.ts';
import { buildCases } from './build-cases.ts';
import { contentStampsCases } from './content-stamps-cases.ts';
import { draftLinkCases } from './draft-link-cases.ts';
import { escalationCases } from './escalation-cases.ts';
import { matrixCases } from './matrix-cases.ts';
import { messageCases } from './message-cases.ts';
import { restoreCases } from './restore-cases.ts';
import { revisionCases } from './revision-cases.ts';
import { rowRuleCases } from './row-rule-cases.ts';
import { saveConsoleCases } from './save-console-cases.ts';
import { savePostCases } from './save-post-cases.ts';
import type { SqlCase } from './sql-case.ts';
import { triggerCases } from './trigger-cases.ts';

/** Every case in plain SQL, for the suite and for `npx vitest run mutants`. */
export const sqlCases: SqlCase[] = [
  ...accountCases,
  ...matrixCases,
  ...escalationCases,
  ...triggerCases,
  ...rowRuleCases,
  ...saveConsoleCases,
  ...draftLinkCases,
  ...revisionCases,
  ...restoreCases,
  ...savePostCases,
  ...contentStampsCases,
  ...messageCases,
  ...buildCases,
];
