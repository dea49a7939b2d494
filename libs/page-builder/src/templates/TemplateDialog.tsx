import {
  defineDialog,
  ListDialog,
  SearchField,
  useMessages,
  useTextMatch,
  type DialogProps,
} from '@spruce/shell-ui'
import { useState } from 'react'
import type { PageTemplate } from './PageTemplate.js'
import { templateMessages } from './templateMessages.js'
import { TemplatePreview } from './TemplatePreview.js'

/** Props of TemplateDialog. */
export interface TemplateDialogProps extends DialogProps<PageTemplate> {
  /** What may be chosen, in this order. */
  templates: readonly PageTemplate[]
  /** Nothing is on the page yet. */
  isEmpty: boolean
}

/** Asks which template a page takes. Found by characters, pinyin or initials of name and sentence. */
export function TemplateDialog({ templates, isEmpty, onClose }: TemplateDialogProps) {
  const messages = useMessages(templateMessages)
  const [keyword, setKeyword] = useState<string>()
  const matches = useTextMatch(keyword)
  const shown = templates.filter(
    ({ name, text }) => !keyword || matches(`${name} ${text}`, keyword),
  )
  return (
    <ListDialog
      title={messages.title}
      lead={isEmpty ? messages.lead : messages.leadBelow}
      onClose={() => onClose()}
    >
      <div className="sp-studio-templates">
        <SearchField
          value={keyword}
          onChange={setKeyword}
          placeholder={messages.search}
          delay={200}
        />
        <p role="status" className="sp-studio-note">
          {shown.length === 0 && messages.none}
        </p>
        {shown.length > 0 && (
          <ul aria-label={messages.title} className="sp-studio-template-list">
            {shown.map((template) => (
              <li key={template.id}>
                <button
                  type="button"
                  className="sp-studio-template"
                  onClick={() => onClose(template)}
                >
                  <TemplatePreview nodes={template.nodes} />
                  <span className="sp-studio-template-name">{template.name}</span>
                  <span className="sp-studio-note">{template.text}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </ListDialog>
  )
}

export const templateDialog = defineDialog(TemplateDialog)
