'use client'

import { useState } from 'react'
import { OrderedList } from '@/components/staff/board/ordered-list'
import { SavedOrder } from '@/components/staff/board/saved-order'
import { Bars } from '@/components/staff/charts/bars'
import { Funnel } from '@/components/staff/charts/funnel'
import { Lines } from '@/components/staff/charts/lines'
import { Sparkline } from '@/components/staff/charts/sparkline'
import { MergePlan } from '@/components/staff/record/merge-plan'
import { UploadProgress } from '@/components/staff/upload/upload-progress'
import { toast } from '@/components/ui/toast-store'
import { moveTo } from '@/lib/list/order'
import { Sample, State, StyleSection } from './samples'

const FILMS = ['First Pour', 'Slow Copper', 'The Bottle']

/** They carry live parts with ids of their own, so that they are shown once, in the look of the portal. */
export const ListSamples = () => (
  <StyleSection id="lists" title="Order, merging, uploads and charts">
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 rounded-md border bg-card p-4 text-card-foreground sm:p-6">
      <OrderSample />
      <Sample
        name="Merge plan"
        rule="Before two records become one: what moves, what is lost, and which public pages change."
      >
        <MergePlan
          name="Food"
          into={{ id: 'sample', name: 'Food & Beverage' }}
          note="Its page leads to the other one."
          steps={[
            { kind: 'film', label: 'First Pour', outcome: 'moves' },
            { kind: 'film', label: 'Slow Copper', outcome: 'joins' },
          ]}
          outcomes={{ moves: 'moves', joins: 'has both already' }}
          pages={[{ path: '/videos', title: 'Portfolio', shows: 'Food' }]}
          cancelHref="#lists"
          merge={() => Promise.resolve(toast({ title: 'Only a sample', variant: 'default' }))}
        />
      </Sample>
      <UploadSample />
      <Sample
        name="Charts"
        rule="Bars and lines by time, a line beside its latest figure, and a funnel. A table says the same to anyone who cannot see the chart."
      >
        <Bars
          id="sample-chart"
          title="Leads by month"
          bucketName="Month"
          buckets={['August', 'September', 'October', 'November']}
          series={[
            { name: 'Forms', values: [12, 18, 9, 21] },
            { name: 'Calls', values: [4, 6, 8, 5] },
          ]}
        />
        <Lines
          id="sample-lines"
          title="Days to sign, by month"
          bucketName="Month"
          buckets={['August', 'September', 'October', 'November']}
          series={[
            { name: 'Median', values: [6, null, 4, 5] },
            { name: 'Slowest', values: [12, null, 9, 14] },
          ]}
        />
        <Sparkline
          title="Leads"
          note="this month"
          bucketName="Month"
          buckets={['August', 'September', 'October', 'November']}
          values={[16, 24, 17, 26]}
        />
        <Funnel
          id="sample-funnel"
          title="How far leads come"
          headings={['Stage', 'Leads']}
          steps={[
            { name: 'Came in', value: 83 },
            { name: 'Answered', value: 71 },
            { name: 'Quoted', value: 32 },
            { name: 'Won', value: 14 },
          ]}
        />
      </Sample>
    </div>
  </StyleSection>
)

function OrderSample() {
  const [order, setOrder] = useState(FILMS)
  const list = (
    <OrderedList
      rows={order.map((title) => ({ id: title, title }))}
      onMove={({ id }, index) => setOrder(moveTo(order, id, index))}
      rowClass="grid-cols-[1.25rem_minmax(0,1fr)_auto]"
      renderRow={({ title }, moves) => (
        <>
          <span>{title}</span>
          <span className="flex gap-1">{moves}</span>
        </>
      )}
    />
  )
  const shared = { announcement: '', note: 'The home page shows them in this order.', withoutScript: '' }
  return (
    <Sample
      name="Ordered list"
      rule="Up to about fifty things in an order of their own: by drag, or by buttons."
    >
      <div className="grid gap-6 md:grid-cols-2">
        <SavedOrder {...shared} isSaving={false} problem={null}>
          {list}
        </SavedOrder>
        <div className="grid content-start gap-4">
          <State state="Being saved">
            <SavedOrder {...shared} isSaving problem={null}>
              {null}
            </SavedOrder>
          </State>
          <State state="Not saved">
            <SavedOrder {...shared} isSaving={false} problem="The last move was not saved. Try it again.">
              {null}
            </SavedOrder>
          </State>
        </div>
      </div>
    </Sample>
  )
}

function UploadSample() {
  const [file] = useState(() => new File([new Uint8Array(4_200_000)], 'place-pages.zip'))
  const steps = [
    ['Sending', { step: 'sending', file, sent: 1_900_000, secondsLeft: 8 }],
    ['Checking', { step: 'checking', file }],
    ['Failed', { step: 'failed', file, problem: 'The connection broke.', canRetry: true }],
  ] as const
  const shared = { start: () => undefined, cancel: () => undefined, isBusy: false }
  return (
    <Sample
      name="Upload"
      rule="A file on its way, in an import or beside a picture. Leaving the page asks first."
    >
      <div className="grid gap-6 md:grid-cols-3">
        {steps.map(([name, state]) => (
          <div key={name} className="grid content-start gap-2">
            <UploadProgress upload={{ ...shared, state }} label={name.toLowerCase()} />
            <span className="text-xs text-muted-foreground">{name}</span>
          </div>
        ))}
      </div>
    </Sample>
  )
}
