'use client'

import { useMemo, useState } from 'react'
import type { TemplateDocument } from '@/lib/ads/templates/document'
import type { SaveDraft } from '@/lib/ads/templates/draft-saver'
import { selectedLayer } from '@/lib/ads/templates/editor-state'
import { SAMPLE_VALUES } from '@/lib/ads/templates/sample'
import { Canvas } from './canvas'
import { FormatPanel } from './format-panel'
import { type FilmChoice, GroundEditor } from './ground-editor'
import { LayerList } from './layer-list'
import { LayerProperties } from './layer-properties'
import { type Look, TEXTS } from './look'
import { ProblemList } from './problem-list'
import { type Publish, PublishButton } from './publish-form'
import { type PictureUploads, SamplePicture } from './sample-picture'
import { PresenceText, SaveStatus, SaveTrouble } from './save-status'
import { EditorToolbar } from './toolbar'
import { useDraftSaver } from './use-draft-saver'
import { useEditorKeys } from './use-editor-keys'
import { usePlayback } from './use-playback'
import { type NotePresence, usePresence } from './use-presence'
import { useProblems } from './use-problems'
import { useTemplateEditor } from './use-template-editor'

type EditorActions = {
  save: SaveDraft
  publish: Publish
  notePresence: NotePresence
  leave: (tab: string) => Promise<void>
  uploads: PictureUploads
  films: FilmChoice
}

export type TemplateEditorProps = {
  name: string
  draft: { document: TemplateDocument; version: number }
  /** Number of the newest version; 0 without one. */
  newest: number
  actions: EditorActions
}

const FIRST_LOOK: Look = { texts: 'sample', zoom: 'fit', isSideBySide: false, hasSafeArea: true }

export function TemplateEditor({ name, draft, newest: first, actions }: TemplateEditorProps) {
  const [look, setLook] = useState(FIRST_LOOK)
  const [pictures, setPictures] = useState(SAMPLE_VALUES.pictures)
  const [newest, setNewest] = useState(first)
  const { state, dispatch, list, dispatchAndFocus } = useTemplateEditor(draft.document)
  const saving = useDraftSaver({ opened: draft, document: state.document, save: actions.save })
  const others = usePresence(actions.notePresence, actions.leave)
  const { problems, report } = useProblems(state.document)
  useEditorKeys(dispatch, () => void saving.saver.flush())
  const values = useMemo(() => ({ texts: TEXTS[look.texts].texts, pictures }), [look.texts, pictures])
  const playback = usePlayback(state.document.seconds)
  const layer = selectedLayer(state)

  return (
    <div data-full-width className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="type-heading [overflow-wrap:anywhere]">{name}</h1>
        <p className="text-sm text-muted-foreground">
          {newest === 0 ? 'Not published' : `Version ${newest} published`}
        </p>
        <PresenceText others={others} />
        <div className="ml-auto flex items-center gap-4">
          <SaveStatus state={saving.state} />
          <PublishButton
            newest={newest}
            problems={problems.length}
            flush={saving.saver.flush}
            publish={actions.publish}
            onPublished={setNewest}
          />
        </div>
      </header>
      <SaveTrouble
        state={saving.state}
        onTakeTheirs={() => {
          if (saving.state.status !== 'conflict') return
          const { document } = saving.state.theirs
          saving.saver.takeTheirs()
          dispatch({ do: 'replace', document })
        }}
        onKeepMine={saving.saver.keepMine}
      />
      <EditorToolbar
        state={state}
        dispatch={dispatch}
        look={look}
        onLook={(part) => setLook({ ...look, ...part })}
        playback={playback}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-4 lg:grid-cols-[14rem_minmax(0,1fr)_17rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 max-lg:sticky max-lg:top-14 max-lg:z-10 max-lg:border-b max-lg:bg-background max-lg:pb-2 lg:sticky lg:top-18 lg:order-2 lg:self-start">
          <Canvas
            state={state}
            dispatch={dispatch}
            values={values}
            look={look}
            at={playback.at}
            problems={problems}
            report={report}
            onPick={(id) => dispatchAndFocus({ do: 'select', id })}
          />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 lg:order-1">
          <LayerList
            list={list}
            state={state}
            dispatch={dispatch}
            dispatchAndFocus={dispatchAndFocus}
            problems={problems}
          />
          <ProblemList
            problems={problems}
            texts={TEXTS[look.texts].noun}
            shown={state.format}
            dispatch={dispatch}
          />
        </div>
        <section
          key={state.selected}
          aria-label={layer ? `Properties of ${layer.name}` : 'Ground and formats'}
          className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 lg:order-3"
        >
          {layer ? (
            <LayerProperties
              layer={layer}
              state={state}
              dispatch={dispatch}
              sample={
                layer.kind === 'picture' && (
                  <SamplePicture
                    key={layer.slot}
                    picture={pictures[layer.slot]}
                    uploads={actions.uploads}
                    onChange={(picture) => setPictures({ ...pictures, [layer.slot]: picture })}
                  />
                )
              }
            />
          ) : (
            <>
              <GroundEditor
                ground={state.document.ground}
                seconds={state.document.seconds}
                dispatch={dispatch}
                uploads={actions.uploads}
                films={actions.films}
              />
              <FormatPanel state={state} dispatch={dispatch} />
            </>
          )}
        </section>
      </div>
    </div>
  )
}
