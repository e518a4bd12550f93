import { deniedPath } from '@/lib/auth/landing'
import { canEnter, USER_TYPES, type Access } from '@/lib/auth/roles'
import { forEachAtOnce } from '../fixtures/at-once.ts'
import { callAction, listServerActions, type ServerAction } from '../fixtures/server-actions.ts'
import { expect, test } from '../fixtures/test.ts'

/** Whom each file of actions is for: an area, everyone who is signed in, or everyone. */
const MEANT_FOR: Record<string, Access | 'signed-in' | 'everyone'> = {
  'app/(auth)/auth/confirm/actions.ts': 'everyone',
  'app/(auth)/auth/invitation/actions.ts': 'everyone',
  'app/(share)/preview/ad-group/[id]/actions.ts': 'everyone',
  'app/(share)/quote/[token]/actions.ts': 'everyone',
  'app/(share)/quote/check/actions.ts': 'everyone',
  'app/(share)/review/[token]/actions.ts': 'everyone',
  'app/(site)/hiring-videographers/actions.ts': 'everyone',
  'app/(staff)/dashboard/[area]/ad-fills/[id]/row/actions.ts': 'graphic-designer',
  'app/(staff)/dashboard/[area]/ad-groups/[id]/actions.ts': 'project-manager',
  'app/(staff)/dashboard/[area]/ad-groups/[id]/add-ad.ts': 'graphic-designer',
  'app/(staff)/dashboard/[area]/ad-groups/[id]/fill-many/actions.ts': 'graphic-designer',
  'app/(staff)/dashboard/[area]/ad-groups/[id]/fill-many/file.ts': 'graphic-designer',
  'app/(staff)/dashboard/[area]/ad-groups/[id]/fill/actions.ts': 'graphic-designer',
  'app/(staff)/dashboard/[area]/ad-groups/actions.ts': 'project-manager',
  'app/(staff)/dashboard/[area]/ad-groups/board/actions.ts': 'project-manager',
  'app/(staff)/dashboard/[area]/ad-groups/new/actions.ts': 'project-manager',
  'app/(staff)/dashboard/[area]/ad-library/actions.ts': 'graphic-designer',
  'app/(staff)/dashboard/[area]/ad-templates/[id]/actions.ts': 'graphic-designer',
  'app/(staff)/dashboard/[area]/ad-templates/[id]/edit/actions.ts': 'graphic-designer',
  'app/(staff)/dashboard/[area]/ad-templates/new/actions.ts': 'graphic-designer',
  'app/(staff)/dashboard/[area]/ads/[id]/actions.ts': 'graphic-designer',
  'app/(staff)/dashboard/[area]/ads/[id]/deletions.ts': 'project-manager',
  'app/(staff)/dashboard/[area]/ads/[id]/from-template.ts': 'graphic-designer',
  'app/(staff)/dashboard/[area]/ads/[id]/uploads.ts': 'graphic-designer',
  'app/(staff)/dashboard/[area]/calendar/actions.ts': 'signed-in',
  'app/(staff)/dashboard/[area]/changes/[id]/actions.ts': 'signed-in',
  'app/(staff)/dashboard/[area]/leads/[id]/actions.ts': 'sales',
  'app/(staff)/dashboard/[area]/leads/actions.ts': 'sales',
  'app/(staff)/dashboard/[area]/leads/board/actions.ts': 'sales',
  'app/(staff)/dashboard/[area]/leads/new/actions.ts': 'sales',
  'app/(staff)/dashboard/[area]/quotes/[id]/actions.ts': 'sales',
  'app/(staff)/dashboard/[area]/quotes/templates/actions.ts': 'sales',
  'app/(staff)/dashboard/admin/add-review/[id]/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/add-review/new/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/applications/[id]/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/applications/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/articles/[id]/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/articles/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/articles/new/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/assignments/ad-groups/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/assignments/project-manager/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/calls/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/captions/[id]/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/gear/[id]/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/gear/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/home-page/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/industries/[id]/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/industries/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/industries/new/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/mail/[id]/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/mail/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/place-pages/[id]/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/place-pages/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/place-pages/new/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/redirects/[id]/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/redirects/import/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/redirects/missing/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/redirects/new/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/review-requests/[id]/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/review-requests/new/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/upload-client-logos/[id]/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/upload-client-logos/[id]/logo.ts': 'admin',
  'app/(staff)/dashboard/admin/upload-client-logos/new/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/upload-client-logos/order/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/video-gallery/[id]/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/video-gallery/[id]/captions.ts': 'admin',
  'app/(staff)/dashboard/admin/video-gallery/[id]/film.ts': 'admin',
  'app/(staff)/dashboard/admin/video-gallery/[id]/links.ts': 'admin',
  'app/(staff)/dashboard/admin/video-gallery/[id]/poster.ts': 'admin',
  'app/(staff)/dashboard/admin/video-gallery/[id]/publication.ts': 'admin',
  'app/(staff)/dashboard/admin/video-gallery/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/video-gallery/new/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/website-assets/[id]/actions.ts': 'admin',
  'app/(staff)/dashboard/admin/website-assets/[id]/upload.ts': 'admin',
  'app/(staff)/dashboard/owl/brand-associations/[id]/actions.ts': 'owl',
  'app/(staff)/dashboard/owl/brand-associations/actions.ts': 'owl',
  'app/(staff)/dashboard/owl/brand-associations/give/actions.ts': 'owl',
  'app/(staff)/dashboard/owl/brands/[id]/guidelines-file.ts': 'owl',
  'app/(staff)/dashboard/owl/brands/[id]/logo.ts': 'owl',
  'app/(staff)/dashboard/owl/deals/[id]/actions.ts': 'owl',
  'app/(staff)/dashboard/owl/deals/[id]/edit/actions.ts': 'owl',
  'app/(staff)/dashboard/owl/deals/new/actions.ts': 'owl',
  'app/(staff)/dashboard/owl/deals/timeline/actions.ts': 'owl',
  'app/(staff)/dashboard/owl/loyalty-program/[id]/actions.ts': 'owl',
  'app/(staff)/dashboard/owl/loyalty-program/[id]/ledger/actions.ts': 'owl',
  'app/(staff)/dashboard/owl/loyalty-program/[id]/ledger/purchases.ts': 'owl',
  'app/(staff)/dashboard/owl/loyalty-program/new/actions.ts': 'owl',
  'app/(staff)/dashboard/owl/loyalty-program/versions/[id]/actions.ts': 'owl',
  'app/(staff)/dashboard/owl/products/[id]/actions.ts': 'owl',
  'app/(staff)/dashboard/owl/products/new/actions.ts': 'owl',
  'app/(staff)/dashboard/owl/site-groups/[id]/actions.ts': 'owl',
  'app/(staff)/dashboard/owl/site-groups/new/actions.ts': 'owl',
  'app/(staff)/dashboard/owl/sites/[id]/actions.ts': 'owl',
  'app/(staff)/dashboard/owl/sites/[id]/pictures.ts': 'owl',
  'app/(staff)/dashboard/owl/sites/actions.ts': 'owl',
  'app/(staff)/dashboard/owl/sites/new/actions.ts': 'owl',
  'app/(staff)/dashboard/super-admin/invitations/[id]/actions.ts': 'super-admin',
  'app/(staff)/dashboard/super-admin/invitations/actions.ts': 'super-admin',
  'app/(staff)/dashboard/super-admin/invitations/new/actions.ts': 'super-admin',
  'app/(staff)/dashboard/super-admin/privacy-requests/[id]/actions.ts': 'super-admin',
  'app/(staff)/dashboard/super-admin/privacy-requests/actions.ts': 'super-admin',
  'app/(staff)/dashboard/super-admin/retention/actions.ts': 'super-admin',
  'app/(staff)/dashboard/super-admin/sign-in-rules/actions.ts': 'super-admin',
  'app/(staff)/dashboard/super-admin/users/[id]/actions.ts': 'super-admin',
  'app/(staff)/dashboard/super-admin/users/actions.ts': 'super-admin',
  'app/(staff)/dashboard/super-admin/website/search-health/actions.ts': 'super-admin',
  'components/staff/editor/preview-text.tsx': 'admin',
  'lib/actions/account.ts': 'signed-in',
  'lib/actions/ad-feedback.ts': 'project-manager',
  'lib/actions/ad-fills.ts': 'graphic-designer',
  'lib/actions/brands.ts': 'owl',
  'lib/actions/bulk-work.ts': 'signed-in',
  'lib/actions/change-jobs.ts': 'super-admin',
  'lib/actions/contact-imports.ts': 'owl',
  'lib/actions/contact.ts': 'everyone',
  'lib/actions/contacts.ts': 'owl',
  'lib/actions/follow-up.ts': 'signed-in',
  'lib/actions/free-address.ts': 'admin',
  'lib/actions/inbox.ts': 'signed-in',
  'lib/actions/intro-call.ts': 'everyone',
  'lib/actions/login.ts': 'everyone',
  'lib/actions/make-renditions.ts': 'admin',
  'lib/actions/owl-imports.ts': 'owl',
  'lib/actions/page-editor.ts': 'admin',
  'lib/actions/passkeys.ts': 'everyone',
  'lib/actions/place-imports.ts': 'admin',
  'lib/actions/preview-links.ts': 'admin',
  'lib/actions/record-pictures.ts': 'owl',
  'lib/actions/saved-views.ts': 'signed-in',
  'lib/actions/second-step.ts': 'everyone',
  'lib/actions/set-gear-status.ts': 'admin',
  'lib/actions/sign-out.ts': 'everyone',
  'lib/actions/start-mirroring.ts': 'super-admin',
  'lib/actions/start-quote.ts': 'sales',
  'lib/actions/stop-mirroring.ts': 'signed-in',
  'lib/actions/undo-address.ts': 'admin',
  'lib/actions/undo-change.ts': 'admin',
  'lib/actions/undo-owl-change.ts': 'owl',
}

const named = ({ file, name }: ServerAction) => `${name} of ${file}`
const guarded = () => listServerActions().filter(({ file }) => MEANT_FOR[file] !== 'everyone')

/** Where the answer sends the browser, without how. */
const leadsTo = (headers: Record<string, string>) => headers['x-action-redirect']?.replace(/;\w+$/, '')

test('every server action has declared roles', () => {
  const files = new Set(listServerActions().map(({ file }) => file))
  expect([...files].toSorted()).toEqual(Object.keys(MEANT_FOR))
})

test('no action answers a request from another origin', async ({ context, loginAs }) => {
  await loginAs('super_admin')
  await forEachAtOnce(listServerActions(), async (action) => {
    for (const origin of [null, 'null', 'https://elsewhere.example']) {
      const response = await callAction(context.request, action, origin)
      expect(response.status(), `${named(action)} from ${origin}`).toBe(400)
      expect(leadsTo(response.headers())).toBeUndefined()
    }
  })
})

test('every action of the portal redirects a signed-out visitor to the sign-in page', async ({ request }) => {
  await forEachAtOnce(guarded(), async (action) => {
    const response = await callAction(request, action)
    expect(leadsTo(response.headers()), named(action)).toMatch(/^\/login\?next=.+&flash=sign-in-required$/)
  })
})

/** Everyone to whom some area is closed. */
const people = [...USER_TYPES.filter((role) => role !== 'super_admin'), 'member'] as const
const callers = people.flatMap((who) => [
  { name: who, who, isMirrored: false },
  { name: `a super admin as ${who}`, who, isMirrored: true },
])

for (const { name, who, isMirrored } of callers) {
  const role = who === 'member' ? null : who

  test(`actions of areas that are closed to the role refuse ${name}`, async ({ context, loginAs }) => {
    await (isMirrored ? loginAs('super_admin', who) : loginAs(who))
    await forEachAtOnce(guarded(), async (action) => {
      const area = MEANT_FOR[action.file] as Access | 'signed-in'
      if (area === 'signed-in' || canEnter(area, role)) return
      const response = await callAction(context.request, action)
      expect(leadsTo(response.headers()), named(action)).toBe(deniedPath(area, role))
    })
  })
}

test('an open action validates its input before it does anything', async ({ context, loginAs }) => {
  await loginAs('super_admin')
  const open = guarded().filter(({ file }) => MEANT_FOR[file] !== 'signed-in')
  expect(open.length).toBeGreaterThan(10)
  await forEachAtOnce(open, async (action) => {
    const response = await callAction(context.request, action)
    expect(leadsTo(response.headers()) ?? '', named(action)).not.toMatch(/flash=(denied|sign-in)/)
    expect(await response.text(), named(action)).not.toMatch(/ZodError|TypeError| at /)
  })
})
