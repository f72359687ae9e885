/*
 * The script inside every page: build/prerender/inline-page-script.ts puts it at the end of the head. It handles input
 * until the site's code is loaded, and fetches that code. `data-native` marks parts that React has not hydrated yet;
 * React removes the mark. The script's listeners run before React's and stop the event, so that each event counts once.
 */
import { turnSlides } from './carousel';
import { handleColourSwitch, applyChosenColours } from './colours';
import { submitFiltersOnChange } from './filters';
import { holdContactForm } from './held-form';
import { takeMailLinksOfOpenPage, takeMailLink } from './take-mail-link';
import { closeMenuOnLeaving } from './menu';
import { waitForPart } from './part-of-list';
import { siteCode } from './site-code';
import { letOwnCodeRun } from './trusted-types';

// The token leaves the address first. A page that reloads does nothing else.
if (!takeMailLink()) startPage();

function startPage(): void {
  takeMailLinksOfOpenPage();
  letOwnCodeRun();
  applyChosenColours();
  handleColourSwitch();
  closeMenuOnLeaving();
  submitFiltersOnChange();
  turnSlides();
  const code = siteCode();
  holdContactForm(code);
  if (!waitForPart(code)) code.fetchLater();
}
