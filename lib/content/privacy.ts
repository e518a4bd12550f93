import { storageKeys } from '@/lib/browser-storage/keys'
import { periodText } from '@/lib/text/period'

/** ISO date of the last change to the text below. */
export const PRIVACY_UPDATED = '2026-11-26'

const { blogInvitation, heroVideo, packageTab, packageVideo, player } = storageKeys

/** Of the table `retention_periods`. */
export type StatedPeriod = { title: string; reason: string; days: number; version: number; updatedAt: string }

/** ISO date of the last change to the text or to a period. */
export const privacyUpdated = (periods: StatedPeriod[]): string =>
  [
    PRIVACY_UPDATED,
    ...periods.filter(({ version }) => version > 1).map(({ updatedAt }) => updatedAt.slice(0, 10)),
  ]
    .toSorted()
    .at(-1) ?? PRIVACY_UPDATED

/**
 * Markdown. Change it together with any code that stores, keeps or shares personal data differently.
 *
 * @param email contact address for privacy requests
 */
export const privacyPolicy = (email: string, periods: StatedPeriod[]) => `
In short: you can look at everything on this site without telling us who you are. What you send us in a form we keep to answer you, and delete when you ask. We sell nothing about anybody.

## AI access

Public pages are open to everyone who reads the web, and that includes AI systems. Assistants, search engines and the crawlers that train language models may read them, summarize them and quote them with a link. Our [robots.txt](/robots.txt) makes no difference between them, and [llms.txt](/llms.txt) tells them where to look.

What is not public is not open to them either: the portal behind the sign-in is closed to all crawlers, and nothing that people send us appears on any page. We give nobody's message, application or account to a language model, and train none with them.

## What we collect

### When you write to us

The contact form asks for your first and last name, e-mail address, business name and message. Website, phone number, city and state are optional. With them we store the time, and the page of this site that led you to the form. If you took a price estimate along, we store what you chose and the price range.

To learn which of our pages are useful, the form also tells us where your visit began: the first page of this site that you saw, the name of the site that sent you here (never its full address), and the campaign named in the link you followed (\`utm_source\` and the like). Until you send the form this stays in your browser. Browsers that send **Global Privacy Control** or **Do Not Track** keep and send none of it.

The application for videographers asks for your name, e-mail address, phone number and postal address and for a few words about you. Website, LinkedIn page, cameras, lenses and other gear are up to you. Who books an intro call leaves its time and their time zone with us.

What you send is followed by e-mails: to our team, and to you, so that you know it arrived. If something about it looks as if a program had sent it, yours waits until somebody has looked.

Two more things keep the form usable. A fingerprint of what was sent makes sure that a form sent twice is stored once; your text cannot be read from it. And a keyed hash of your network address, together with the times of your last messages, keeps one sender from flooding everyone else. The address itself is not stored.

### When you look around

We set no cookies for visitors. Searching the map sends what you type to our server, which answers and keeps nothing of it.

Some things are kept in your own browser, where we cannot see them:

| What | Until |
| --- | --- |
| What you typed into the contact form, so that a reload does not lose it (\`draft:contact\`) | you send it or close the tab |
| Where your visit began: the first page, the name of the site before it and the campaign of the link (\`visit\`) | you close the tab; never kept if your browser objects to tracking |
| The key to booking an intro call, with the page in your tab's history (\`callToken\`) | you close the tab; it is worth nothing after two hours |
| Whether you paused the film on the home page (\`${heroVideo}\`) | you clear the site's data |
| The package you looked at last, and its film (\`${packageTab}\`, \`${packageVideo}\`) | you clear the site's data |
| How loud you played films, and whether with captions (\`${player}\`) | you clear the site's data |
| The day on which an article last showed you the map (\`${blogInvitation}\`) | you clear the site's data |
| Up to 120 pictures you have seen, asked for anew after a week (\`site-images\`) | newer ones take their place, or you clear the site's data |

All but the draft, the first page, the key and the pictures are stored encrypted.

### When you sign in

Staff and partners have accounts: e-mail address, name, role, and a password of which only a hash is stored. Signing in sets three cookies. \`session\` proves who you are and cannot be read by scripts. \`viewer\` holds your name and role, so that pages can greet you. Both end when you log out, or after 400 days. \`browser\` tells for 180 days that you have signed in here before, so that nobody who guesses passwords elsewhere keeps you out. Wrong passwords are counted for fifteen minutes, and after ten of them you get an e-mail. Changes that staff make are recorded: who, when, and which entry, never its content.

## Who else sees it

- **Our database and file storage** run on Supabase. The people who run our servers may keep technical logs with network addresses for their own safety; our own logs name neither addresses nor what was in a form.
- **A mail service** carries the e-mails about what you sent.
- **Google's reCAPTCHA**, where this site uses it. When you send a form it judges whether a person does; what is in the form it is not told.
- **A scheduling service**, where this site uses one for intro calls. Otherwise they are booked with us alone.
- **Maps by Google**, where this site uses them. Then your search and your network address reach Google once you come near a map and move. Otherwise the map is our own and nobody else hears of it.
- **Videos on Vimeo**, where a film is kept there. Its player is asked not to track you.
- **A tag manager and a social network's pixel**, where this site uses them. They learn that a page was seen, that a place was searched and that a form was sent, but not what was in it. They load only after the page is finished.

If your browser sends **Global Privacy Control** or **Do Not Track**, the tag manager and the pixel are never loaded, no event is sent to anyone, and where your visit began is not kept. You need not ask.

## How it is protected

Connections to this site are encrypted. Browsers never talk to the database: only our server does, and rules inside the database decide again, row by row, who may read what. Messages can be read only by administrators and the people who answer them, applications by administrators alone. They can note what became of them, but not change what you wrote. Files that strangers could misuse, such as web pages and scripts, are not accepted for upload.

No protection is perfect. If something happens to your data, we tell you what and when as soon as we know.

## How long we keep it

A program removes what is older than this. An accepted quote goes after its time when you ask:

| What | How long | Why |
| --- | --- | --- |
${periods.map(({ title, reason, days }) => `| ${title} | ${periodText(days)} | ${reason} |`).join('\n')}

These have no fixed period:

| What | How long |
| --- | --- |
| Messages that led to a project, open applications and those of people who work with us | as long as we work together, or until you ask us to delete them |
| Reviews, comments on ads and approvals | as long as the project is kept; your name goes when you ask |
| The hash of a network address | ten minutes to a day, as the limit needs it; then it is removed |
| Accounts | as long as we work together; then the name and the address go when you ask |
| The record of changes by staff | without a limit; it names entries, not their content |

E-mails in mailboxes are kept as long as their owners keep them.

## Your rights

You may ask what we have about you, get a copy, have it corrected, or have it deleted, wherever you live and without giving a reason. We look up everything that is kept under your e-mail address, and delete it all at once, copies and former versions included. What a law makes us keep, such as accepted quotes, we name to you. Of your request we then keep what was done and a hash of the address. Write from the address you used in the form, so that we do not hand your data to somebody else; we ask for nothing more. If an answer does not satisfy you, the data protection authority where you live will listen.

## Contact

Write to [${email}](mailto:${email}). A person reads it.
`
