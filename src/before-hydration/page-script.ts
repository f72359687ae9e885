/*
 * The one script that stands in every page: build/prerender/inline-page-script.ts puts it at the end of the head. It answers
 * what is pressed before the site's code is there, and fetches that code. `data-native` marks what React has not taken over
 * yet; React removes the mark. Its listeners come before React's and stop the event, so that nothing counts twice.
 */
import { turnSlides } from './carousel';
import { answerColourSwitch, applyChosenColours } from './colours';
import { submitFiltersOnChange } from './filters';
import { holdContactForm } from './held-form';
import { takeMailLinksOfOpenPage, takeMailLink } from './take-mail-link';
import { closeMenuOnLeaving } from './menu';
import { waitForPart } from './part-of-list';
import { siteCode } from './site-code';
import { letOwnCodeRun } from './trusted-types';

// The address first. A page that is being left does nothing.
if (!takeMailLink()) answerPage();

function answerPage(): void {
  takeMailLinksOfOpenPage();
  letOwnCodeRun();
  applyChosenColours();
  answerColourSwitch();
  closeMenuOnLeaving();
  submitFiltersOnChange();
  turnSlides();
  const code = siteCode();
  holdContactForm(code);
  if (!waitForPart(code)) code.fetchLater();
}
