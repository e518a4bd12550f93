import { randomUUID } from 'node:crypto'
import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { addNote, changeNote, removeNote } from '@/lib/actions/follow-up'
import type { FollowUp, Note, Subject } from '@/lib/leads/follow-up'
import { ConfirmDelete } from './confirm-delete'
import { LongText } from './linked-text'
import { NewNoteForm } from './new-note-form'
import { NoteEdit } from './note-edit'

type Props = {
  subject: Subject
  followUp: FollowUp
  /** Where all notes are shown. */
  moreHref: string
}

/** The notes about one record, the newest first. Only the author changes a note. */
export const Notes = ({ subject, followUp: { notes, noteCount }, moreHref }: Props) => (
  <section data-items aria-labelledby="notes" className="grid gap-3">
    <h2 id="notes" className="type-heading">
      Notes <span className="font-normal text-muted-foreground tabular-nums">{noteCount}</span>
    </h2>
    <NewNoteForm
      action={addNote.bind(null, subject)}
      name={`${subject.kind}:${subject.id}`}
      id={randomUUID()}
    />
    {notes.length > 0 && (
      <ul className="divide-y border-y">
        {notes.map((note) => (
          <NoteItem key={note.id} note={note} />
        ))}
      </ul>
    )}
    {notes.length < noteCount && (
      <StaffLink
        href={moreHref}
        scroll={false}
        className="justify-self-start text-sm underline underline-offset-4"
      >
        Show older notes
      </StaffLink>
    )}
  </section>
)

const NoteItem = ({ note }: { note: Note }) => (
  <li data-item className="grid gap-2 py-3">
    <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted-foreground">
      <span className="font-medium text-foreground">{note.author ?? 'Former user'}</span>
      <OfficeTime at={note.createdAt} />
      {note.editedAt && (
        <span>
          Changed <OfficeTime at={note.editedAt} />
        </span>
      )}
    </p>
    <LongText text={note.body} what="note" />
    {(note.canEdit || note.canDelete) && (
      <div className="flex flex-wrap items-start gap-x-2">
        {note.canEdit && <NoteEdit note={note} action={changeNote.bind(null, note.id)} />}
        {note.canDelete && <ConfirmDelete what="note" action={removeNote.bind(null, note.id)} />}
      </div>
    )}
  </li>
)
