'use client'

import { MarkdownEditor } from '@/components/staff/editor/markdown-editor'
import type { EditorProps, PictureUpload } from '@/components/staff/editor/types'
import { PageForm } from '@/components/staff/page-form/page-form'
import { usePageForm } from '@/components/staff/page-form/use-page-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { ARTICLE_FIELD_LABELS, type ArticleValues } from '@/lib/blog/articles'
import type { PageFormAction } from '@/lib/forms/page-form'
import { articleFields as fields } from '@/lib/schemas/article-fields'
import { FeaturedPicture, type FeaturedUpload } from './featured-picture'

type Props = {
  id: string
  version: number
  values: ArticleValues
  /** The version whose content the form begins with. */
  restored?: number
  topics: string[]
  action: PageFormAction
  editor: Pick<EditorProps, 'renderPreview' | 'searchLinks'> & { pictures: PictureUpload & FeaturedUpload }
}

type LineField = 'metaTitle' | 'keyword' | 'topic'

export function ArticleForm({ id, version, values: saved, restored, topics, action, editor }: Props) {
  const form = usePageForm({ name: `article:${id}`, action, version, isRestored: restored !== undefined })
  const { errors = {} } = form.state
  // A checkbox that is off posts nothing.
  const values: Partial<ArticleValues> = form.values ?? saved
  const line = (name: LineField, hint: string, list?: string) => (
    <Field label={fields[name].label} error={errors[name]} hint={hint} optional>
      {(control) => (
        <Input
          {...control}
          name={name}
          maxLength={fields[name].max}
          defaultValue={values[name]}
          list={list}
          autoComplete="off"
        />
      )}
    </Field>
  )
  const paragraph = (name: 'excerpt' | 'metaDescription', hint: string) => (
    <Field label={fields[name].label} error={errors[name]} hint={hint}>
      {(control) => (
        <Textarea {...control} name={name} rows={3} defaultValue={values[name]} className="min-h-20" />
      )}
    </Field>
  )

  return (
    <PageForm form={form} labels={ARTICLE_FIELD_LABELS} longField="body" restored={restored}>
      <Field label={fields.title.label} error={errors.title}>
        {(control) => (
          <Input
            {...control}
            name="title"
            required
            maxLength={fields.title.max}
            defaultValue={values.title}
            autoComplete="off"
            className="font-display text-xl font-semibold"
          />
        )}
      </Field>
      <MarkdownEditor
        {...editor}
        name="body"
        label={fields.body.label}
        defaultValue={values.body ?? ''}
        error={errors.body}
      />
      {paragraph('excerpt', 'One or two sentences. Lists and the head of the article show them.')}
      <FeaturedPicture
        upload={editor.pictures}
        picture={values.picture ?? ''}
        focus={{ x: values.focusX ?? '50', y: values.focusY ?? '50' }}
        error={errors.picture}
        onChange={form.keep}
      >
        <Field label={fields.alt.label} error={errors.alt} hint="For people who cannot see the picture.">
          {(control) => (
            <Input
              {...control}
              name="alt"
              maxLength={fields.alt.max}
              defaultValue={values.alt}
              autoComplete="off"
            />
          )}
        </Field>
      </FeaturedPicture>
      <fieldset className="grid gap-6 border-t pt-6">
        <legend className="sr-only">Search engines and lists</legend>
        {line('metaTitle', 'Instead of the title. Search engines cut it after about 60 characters.')}
        {paragraph('metaDescription', 'Search engines show about 155 characters. Blank: the excerpt.')}
        <div className="grid gap-6 sm:grid-cols-2">
          {line('keyword', 'What people should find this article with.')}
          {line('topic', 'Articles of one topic suggest each other first.', 'article-topics')}
        </div>
        <datalist id="article-topics">
          {topics.map((topic) => (
            <option key={topic} value={topic} />
          ))}
        </datalist>
        <label className="flex min-h-9 items-center gap-3">
          <input
            type="checkbox"
            name="unlisted"
            defaultChecked={values.unlisted === 'on'}
            className="size-5"
          />
          Leave it out of lists and suggestions. Its address works.
        </label>
      </fieldset>
    </PageForm>
  )
}
