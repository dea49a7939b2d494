import { sayBytes } from '@spruce/console-kit/files'
import { FailedState, type ListState, useActionMenu, useMessages } from '@spruce/shell-ui'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { previewDialog, resourceRowActions } from './resourceActions.js'
import { extensionOf } from './resourceKinds.js'
import { resourceMessages } from './resourceMessages.js'
import type { Resource } from './resourceQueries.js'
import type { ResourceQuery } from './resourceQuery.js'
import { Thumbnail } from './Thumbnail.js'

export interface ResourceGridProps {
  state: ListState<ResourceQuery, Resource>
  /** When there is none. */
  empty: ReactNode
}

/** Resources as pictures: opened, selected, each with its menu. */
export function ResourceGrid({ state, empty }: ResourceGridProps) {
  const t = useMessages(resourceMessages)
  const menu = useActionMenu(resourceRowActions)
  const { rows, selection, setSelection, error, isLoading, retry } = state
  if (error && rows.length === 0) return <FailedState error={error} onRetry={retry} />
  if (isLoading) return <p role="status">{t.loadingResources}</p>
  if (rows.length === 0) return empty

  function toggle(id: string) {
    const next = new Set(selection)
    if (!next.delete(id)) next.add(id)
    setSelection(next)
  }

  return (
    <>
      <ul className="sp-resource-grid" aria-label={t.title}>
        {rows.map((resource, index) => {
          const { id, name, bytes } = resource
          return (
            <li
              key={id}
              className="sp-resource-card"
              data-selected={selection.has(id) || undefined}
            >
              <button
                type="button"
                className="sp-resource-open"
                onClick={() => void previewDialog.open({ resources: rows, start: index })}
                title={name}
              >
                <Thumbnail resource={resource} size="m" />
                <span className="sp-resource-caption">{name}</span>
              </button>
              <div className="sp-resource-foot">
                <input
                  type="checkbox"
                  aria-label={t.choose(name)}
                  checked={selection.has(id)}
                  onChange={() => toggle(id)}
                />
                <span>
                  {extensionOf(name)} · {sayBytes(bytes)}
                </span>
                <button
                  type="button"
                  className="sp-icon-button"
                  aria-label={t.more(name)}
                  aria-haspopup="menu"
                  onClick={(event) =>
                    menu.open(resource, event.currentTarget, { label: t.more(name) })
                  }
                >
                  <Ellipsis size={16} aria-hidden />
                </button>
              </div>
            </li>
          )
        })}
      </ul>
      {menu.element}
    </>
  )
}
