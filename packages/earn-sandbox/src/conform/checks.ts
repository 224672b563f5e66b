/** How much a finding matters, the worst first. */
export const SEVERITIES = ['money', 'broken', 'unknown', 'tolerated'] as const;

/** How much a finding matters: money goes wrong, a page is wrong or fails, a figure is not known, or it is read right although the contract says otherwise. */
export type Severity = (typeof SEVERITIES)[number];

/** What a check proves, and what a person sees where it fails. */
interface Check {
  readonly severity: Severity;
  /** What the contract says. */
  readonly contract: string;
  /** What a person would see go wrong. */
  readonly person: string;
  /** Ids of the requirements and decisions behind it. */
  readonly rule?: string;
}

const IN_PLACE = 'The page says that this part could not be read and offers to try again.';

/** Every check of the kit. */
export const CHECKS = {
  // An answer.
  'no-answer': {
    severity: 'broken',
    contract: 'An answer arrives within 20 seconds.',
    person: 'The page waits, then says that the exchange did not answer.',
  },
  status: { severity: 'broken', contract: 'An answer has HTTP status 200; a refusal has a code.', person: IN_PLACE },
  'content-type': {
    severity: 'broken',
    contract: 'An answer is JSON: content-type application/json.',
    person: 'A web page in place of data counts as no answer. The page says that the exchange was not reached.',
  },
  'not-json': { severity: 'broken', contract: 'An answer is one JSON object.', person: IN_PLACE },
  envelope: {
    severity: 'broken',
    contract: 'An answer is { code, message, data }, and code is a whole number.',
    person: IN_PLACE,
    rule: 'SH-46',
  },
  'success-code': {
    severity: 'broken',
    contract: 'Success is the code that the call names, and no other.',
    person: 'What succeeded is shown as refused. After an order, the person tries again and orders twice.',
    rule: 'SH-39, AMB-001',
  },
  refused: {
    severity: 'broken',
    contract: 'A read with values of the exchange’s own lists is answered.',
    person: 'The page shows the refusal in place of the data.',
  },
  'signed-out': {
    severity: 'broken',
    contract: 'A call of a person who is signed in is answered.',
    person: 'The person is asked to sign in although they are signed in.',
    rule: 'SH-41',
  },
  markup: {
    severity: 'tolerated',
    contract: 'The message is plain text.',
    person: 'The markup stands in the sentence, letter by letter.',
    rule: 'AMB-007',
  },
  // Its fields.
  unreadable: {
    severity: 'broken',
    contract: 'A field that is in `required` can be read.',
    person: 'The row, or the whole list, is missing: the page says that it could not be read.',
    rule: 'UI-29',
  },
  unknown: {
    severity: 'unknown',
    contract: 'A value is written as its kind says.',
    person: 'The value is shown as -- , and what depends on it cannot be computed.',
    rule: 'AMB-133',
  },
  missing: {
    severity: 'unknown',
    contract: 'A field that is not known may be left out; without this one the product cannot be used.',
    person: 'The value is shown as -- .',
    rule: 'UI-29',
  },
  spelling: {
    severity: 'tolerated',
    contract: 'A value is written as its kind says.',
    person: 'Nothing: the components read it right. Other readers of the contract may not.',
    rule: 'AMB-169',
  },
  milliseconds: {
    severity: 'tolerated',
    contract: 'A moment is unix seconds.',
    person: 'Nothing: the components read milliseconds. Another reader shows a year far in the future.',
    rule: 'AMB-042, AMB-169',
  },
  percent: {
    severity: 'broken',
    contract: 'The rate is a fraction per year: 5 % is 0.05.',
    person: 'The rate is shown a hundred times too high, and so is each estimate of interest.',
    rule: 'AMB-039',
  },
  fraction: {
    severity: 'broken',
    contract: 'The rate is in percent: 5 % is 5.',
    person: 'The rate is shown a hundred times too low.',
    rule: 'AMB-039, AMB-040',
  },
  zone: {
    severity: 'broken',
    contract: 'A day begins at 00:00 of the zone that was asked for, else of the exchange’s zone.',
    person: 'Interest and maturity stand under the wrong day.',
    rule: 'AMB-157',
  },
  moment: {
    severity: 'broken',
    contract: 'Moments follow each other: an order ends after it began, by the days of its term.',
    person: 'A term is shown that is not the product’s.',
  },
  'rates-differ': {
    severity: 'broken',
    contract: 'One rate has one value in all calls.',
    person: 'The list promises one rate and the dialog another.',
  },
  // Lists.
  limit: {
    severity: 'broken',
    contract: 'A page has at most `limit` rows.',
    person: 'Rows stand on two pages, or a page is longer than it says.',
  },
  'repeated-page': {
    severity: 'broken',
    contract: 'Each row is on one page.',
    person: 'Page 2 shows page 1 again; the rows after it are never seen.',
  },
  pages: {
    severity: 'broken',
    contract: 'Pages put together are the list, in a stable order.',
    person: 'Rows are missing between two pages, or shown twice.',
  },
  total: {
    severity: 'broken',
    contract: '`total` is the number of rows on all pages.',
    person: 'The pager ends too early, so rows cannot be reached, or it leads to empty pages.',
    rule: 'AMB-169',
  },
  'no-total': {
    severity: 'unknown',
    contract: '`total` is the number of rows on all pages. Where it is left out, a full page is taken to have a next one.',
    person: 'The pager does not say how many pages there are, and the last one may be empty.',
    rule: 'AMB-169',
  },
  order: {
    severity: 'broken',
    contract: 'A history lists the newest first.',
    person: 'The latest order is not on the first page, so it seems not to have been placed.',
  },
  duplicate: {
    severity: 'broken',
    contract: 'A row’s id is another row’s of none.',
    person: 'One of two rows is left out, because both would open the same one.',
  },
  filter: { severity: 'broken', contract: 'A filter leaves out what it does not name.', person: 'The filter seems to do nothing.' },
  // Who may call.
  csrf: {
    severity: 'money',
    contract: 'A write whose csrf header is missing or does not match is refused with HTTP 403, before anything happens.',
    person: 'Another website can place orders in the person’s name.',
    rule: 'AMB-002',
  },
  anonymous: {
    severity: 'money',
    contract: 'What is a person’s is answered to that person alone; to others HTTP 401 or code 401.',
    person: 'Anyone who opens the page sees what this person owns, or a visitor sees an empty account in place of “sign in”.',
    rule: 'SH-40',
  },
  visitor: {
    severity: 'broken',
    contract: 'A read that needs no person is answered to visitors too.',
    person: 'A visitor is asked to sign in before they see a single rate.',
  },
  'session-end': {
    severity: 'money',
    contract: 'A write without a valid session is refused with 401, and nothing happened.',
    person: 'The person is told that their order was placed, and it was not; or it was placed for somebody who has signed out.',
    rule: 'SH-40, SH-41',
  },
  // Orders.
  'order-refused': {
    severity: 'broken',
    contract: 'An order within the minimum, the balance and the quota is carried out.',
    person: 'The form says that it is possible, and the exchange refuses it.',
  },
  'lost-order': {
    severity: 'money',
    contract: 'After a success the order has happened: balances, holdings and history show it within 10 seconds.',
    person: 'They are told that it was placed, and find nothing.',
  },
  doubled: { severity: 'money', contract: 'One order has one effect.', person: 'Twice the amount is gone.' },
  amount: {
    severity: 'money',
    contract: 'An order moves exactly its amount, from where it says to where it says.',
    person: 'What they see afterwards is not what they confirmed.',
  },
  balance: {
    severity: 'money',
    contract: 'What an order takes leaves the balance.',
    person: 'The balance offers money that is spent already; the next order is refused, or overdraws.',
  },
  history: {
    severity: 'money',
    contract: 'Each order is one record of the history, with its kind and amount.',
    person: 'An order whose answer was lost cannot be found, so it is reported as not placed and ordered again; or it is listed twice.',
  },
  'rounded-up': {
    severity: 'money',
    contract: 'An amount with too many decimals is refused, or cut down; never rounded up.',
    person: 'More is taken than they typed.',
  },
  overspent: {
    severity: 'money',
    contract: 'Orders that are sent at once are taken only as far as balance and quota go.',
    person: 'They are told that all orders were placed, and own less than they were told.',
  },
  'refused-with-effect': {
    severity: 'money',
    contract: 'After a refusal nothing has happened.',
    person: 'They are told that it was refused, try again, and have ordered twice.',
  },
  'accepted-too-much': {
    severity: 'money',
    contract: 'What is more than there is, is refused.',
    person: 'They are told that an order was placed that cannot be.',
  },
  switched: {
    severity: 'broken',
    contract: 'A setting that is acknowledged is what is read afterwards.',
    person: 'The switch springs back, and at maturity the opposite of what they chose happens.',
  },
  repeated: {
    severity: 'money',
    contract: 'A request that is sent twice is carried out as often as it is acknowledged, and is as often in the history.',
    person: 'A connection that repeats a request orders twice, and the history shows it once.',
  },
  'lost-answer': {
    severity: 'money',
    contract: 'An order whose answer is lost has happened completely and is in the history once, or has not happened at all.',
    person: 'They are told that it was not placed, order again, and have two.',
  },
  moved: {
    severity: 'broken',
    contract: 'No row is lost between two pages while orders come in.',
    person: 'An order disappears from the history while somebody reads it.',
  },
} as const satisfies Readonly<Record<string, Check>>;

/** The name of a check. */
export type CheckName = keyof typeof CHECKS;
