'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/modal'
import { toast } from '@/components/ui/toast-store'
import { Sample, StyleSection } from './samples'

const TOASTS = [
  { title: 'Draft saved', variant: 'success' },
  { title: 'Nothing was changed', description: 'Select some rows first.', variant: 'destructive' },
  { title: 'Mirroring ended', description: 'You are yourself again.', variant: 'default' },
] as const

/** They lie over the page in its own theme, so that they are shown by opening them. */
export function OverlaySamples() {
  const [isOpen, setOpen] = useState(false)
  return (
    <StyleSection id="overlays" title="Over the page">
      <div className="grid gap-6 rounded-md border bg-card p-4 sm:p-6">
        <Sample name="Toast" rule="What has just happened, after a step that leaves the screen as it is.">
          <div className="flex flex-wrap gap-3">
            {TOASTS.map((sample) => (
              <Button key={sample.variant} variant="outline" onClick={() => toast(sample)}>
                {sample.title}
              </Button>
            ))}
          </div>
        </Sample>
        <Sample
          name="Dialog"
          rule="A thing to look at or to answer without losing the place below; never for a message."
        >
          <Button variant="outline" className="justify-self-start" onClick={() => setOpen(true)}>
            Open a dialog
          </Button>
        </Sample>
      </div>
      {isOpen && (
        <Modal labelledBy="sample-dialog" onClose={() => setOpen(false)}>
          <div className="grid gap-4 p-6">
            <h2 id="sample-dialog" className="type-heading">
              A dialog
            </h2>
            <p>Escape, the cross and a press outside close it. The focus goes back to the button.</p>
            <Button className="justify-self-start" onClick={() => setOpen(false)}>
              Close it
            </Button>
          </div>
        </Modal>
      )}
    </StyleSection>
  )
}
