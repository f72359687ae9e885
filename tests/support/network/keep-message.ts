import { HttpResponse } from 'msw';
import { aMessage } from '../builders';
import { preferences } from './postgrest';
import type { Tables } from './tables';
import { answerRejection, type Rejection } from './writes';

interface Arguments {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  website: string;
  seconds: number;
}

const refusal = { status: 400, code: '23514', message: 'a robot seems to have sent this message' };

/**
 * Responds to a call of `keep_message` (supabase/migrations/*_contact_messages.sql), without the limits of the real
 * function. It ignores `seconds`, because a test types faster than people.
 */
export async function answerKeepMessage(tables: Tables, request: Request, rejection?: Rejection): Promise<Response> {
  preferences(request, []);
  const { website, seconds, ...given } = (await request.json()) as Arguments;
  if (Object.keys(given).sort().join() !== 'email,id,message,name,subject' || typeof seconds !== 'number')
    throw new Error('keep_message has other arguments');
  if (rejection || website !== '') return answerRejection(rejection ?? refusal);
  if (!tables.contact_messages.some(({ id }) => id === given.id))
    tables.contact_messages = [...tables.contact_messages, aMessage(given)];
  return new HttpResponse(null, { status: 204 });
}
