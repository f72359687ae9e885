import { isDay } from '@/lib/dates';
import { lengthOf } from '@/lib/text-rules';
import { factFields, type FactField, type FactName, type Facts } from './fact-fields';

const figure = new Intl.NumberFormat('en', { maximumFractionDigits: 6 });

/** Returns the message for an invalid value. */
export function factRule(field: FactField): string {
  switch (field.kind) {
    case 'text':
      return `Use up to ${field.longest} characters.`;
    case 'number': {
      const [least, most] = [field.least, field.most].map((value) => figure.format(value));
      return field.whole
        ? `Enter a whole number from ${least} to ${most}, or leave it empty.`
        : `Enter a number from ${least} to ${most}, such as ${field.least + 0.5}, or leave it empty.`;
    }
    case 'choice':
      return 'Choose one from the list.';
    case 'list':
      return listRule;
    case 'date':
      return dateRule;
  }
}

export const listRule = 'Use up to 20 lines of up to 100 characters.';
export const dateRule = 'Enter a year, month or day, such as 2003, 2003-03 or 2003-03-23.';

export const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export function isList(typed: string): boolean {
  const lines = linesOf(typed);
  return lines.length <= 20 && lines.every((line) => lengthOf(line) <= 100);
}

/** Says whether a text is a day, month or year, like private.is_partial_date. The year is from 1000 to 2999. */
export function isPartialDate(typed: string): boolean {
  return /^[12]\d{3}(-(0[1-9]|1[0-2]))?$/.test(typed) || (/^[12]/.test(typed) && isDay(typed));
}

/** Says whether a text is a plain decimal within the limits. It rejects `1e3`, `0x10` and `1,000`. */
export function isNumberFrom(typed: string, least: number, most: number, isWhole = false): boolean {
  const pattern = isWhole ? /^\d{1,9}$/ : /^\d{1,9}(\.\d{1,17})?$/;
  return pattern.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most;
}

/** Says whether a value is valid. An empty text is valid and means that the fact is unknown. */
export function isFact(field: FactField, typed: string): boolean {
  if (typed.trim() === '') return true;
  switch (field.kind) {
    case 'text':
      return lengthOf(typed) <= field.longest;
    case 'number':
      return isNumberFrom(typed, field.least, field.most, field.whole);
    case 'choice':
      return field.options.some(({ value }) => value === typed);
    case 'list':
      return isList(typed);
    case 'date':
      return isPartialDate(typed);
  }
}

export function factText(value: Facts[FactName]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}

/** Converts a valid text for the database. An empty text becomes null. */
export function factValue(name: FactName, typed: string): Facts[FactName] {
  const field = factFields[name];
  if (typed.trim() === '') return null;
  if (field.kind === 'number') return Number(typed);
  if (field.kind === 'list') return linesOf(typed);
  if (field.kind === 'choice' && (typed === 'yes' || typed === 'no')) return typed === 'yes';
  return typed;
}
