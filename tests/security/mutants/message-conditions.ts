import { each, never, type Change } from './conditions.ts';

/** Changes of conditions in the functions of messages: against robots and floods, and for storage during a year. */
export const messageConditions: Change[] = [
  ...never('public.keep_message', [
    "keep_message.website is distinct from ''",
    'coalesce(keep_message.seconds, 0) < 3',
    'exists (select from public.contact_messages as kept where kept.id = keep_message.id)',
  ]),
  ...each('public.keep_message', [
    ["keep_message.website is distinct from ''", "keep_message.website <> ''"],
    ["keep_message.website is distinct from ''", "trim(keep_message.website) is distinct from ''"],
    ['coalesce(keep_message.seconds, 0)', 'keep_message.seconds'],
    [') < 3', ') < 2.9'],
    [') < 3', ') <= 3'],
    ['kept.id = keep_message.id', 'true'],
    ['perform private.delete_old_messages();'],
    ["kept.created_at > now() - interval '1 minute'", 'true'],
    ["interval '1 minute'", "interval '59 seconds'"],
    ["kept.created_at > now() - interval '1 day'", 'true'],
    ["interval '1 day'", "interval '86399 seconds'"],
    [') >= 5', ') > 5'],
    [') >= 5', ') >= 4'],
    [') >= 200', ') > 200'],
    [') >= 200', ') >= 199'],
    [') >= 3000', ') > 3000'],
    [') >= 3000', ') >= 2999'],
  ]),
  ...each('private.delete_old_messages', [
    ["interval '1 year'", "interval '364 days'"],
    ["interval '1 year'", "interval '367 days'"],
    ['<=', '<'],
  ]),
];
