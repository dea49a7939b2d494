import { Box } from '@chakra-ui/react/box'
import { listOf } from '@spruce/api-client'
import { listResources } from '@spruce/api-client/operations'
import {
  type DialogProps,
  EmptyState,
  FailedState,
  ListDialog,
  ResourcePage,
  type ResourceQuery,
  SearchField,
  useDialogList,
  useMessages,
  usePermitted,
} from '@spruce/shell-ui'
import { FileText } from 'lucide-react'
import { sayBytes } from '../files/sayBytes.js'
import { pickerStyles } from './pickerStyles.js'
import { resourceFileMessages, resourcePickerMessages } from './resourcePickerMessages.js'
import { ResourceUploads } from './ResourceUploads.js'
import type { Resource } from './sendResource.js'

/** @public */
export interface ResourcePickerDialogProps extends DialogProps<Resource> {
  /** The address of the one that is chosen so far. */
  chosen?: string | null | undefined
  /** The most that the file may have. Default: what a resource may have. */
  maxBytes?: number | undefined
  /** Every file of the company, not pictures alone. */
  isAnyFile?: boolean | undefined
}

interface PickerQuery extends ResourceQuery {
  keyword?: string | undefined
}

/** The pictures or files of the company, the newest first: found, chosen, or uploaded and chosen at once. */
export function ResourcePickerDialog(props: ResourcePickerDialogProps) {
  const { chosen = null, maxBytes, isAnyFile = false, onClose } = props
  const t = useMessages(isAnyFile ? resourceFileMessages : resourcePickerMessages)
  const canAdd = usePermitted()('resource:add')
  const list = useDialogList({
    list: (api, { keyword, page = 1, size = 20 }: PickerQuery) =>
      listOf(api, listResources, {
        query: {
          ...{ page, size },
          ...(!isAnyFile && { group: 'image' as const }),
          ...(keyword !== undefined && { keyword }),
          ...(maxBytes !== undefined && { maxBytes: maxBytes + 1 }), // the filter takes what is smaller
        },
      }),
  })
  const { rows, error, isLoading, query, retry, setFilter } = list
  return (
    <ListDialog
      title={t.title}
      lead={maxBytes === undefined ? t.lead : t.leadUpTo(sayBytes(maxBytes))}
      onClose={() => onClose()}
    >
      <Box css={pickerStyles}>
        <ResourcePage state={list} title={t.pictures} isSection permission="resource:list">
          <SearchField
            label={t.search}
            placeholder={t.searchHelp}
            value={query.keyword}
            onChange={(keyword) => setFilter({ keyword })}
          />
          {error && rows.length === 0 ? (
            <FailedState error={error} onRetry={retry} />
          ) : isLoading ? (
            <p role="status">{t.loading}</p>
          ) : rows.length === 0 ? (
            <EmptyState
              isFiltered={query.keyword !== undefined}
              title={query.keyword === undefined ? t.none : t.noMatch}
              {...(query.keyword === undefined && { text: t.noneHelp })}
            />
          ) : (
            <ul className="sp-picker-pictures" aria-label={t.pictures}>
              {rows.map((resource) => (
                <li key={resource.id}>
                  <button
                    type="button"
                    aria-pressed={chosen !== null && resource.url === chosen}
                    title={resource.name}
                    onClick={() => onClose(resource)}
                  >
                    {resource.url === null ? (
                      <FileText size={40} strokeWidth={1.5} aria-hidden />
                    ) : (
                      <img
                        src={`${resource.url}?size=m&v=${resource.version}`}
                        alt=""
                        loading="lazy"
                      />
                    )}
                    <span>{resource.name}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          <ResourcePage.Pagination isCompact />
        </ResourcePage>
        {canAdd && (
          <ResourceUploads
            folderId={null}
            isPicture={!isAnyFile}
            isSingle
            {...(maxBytes !== undefined && { maxBytes })}
            onStored={onClose}
          />
        )}
      </Box>
    </ListDialog>
  )
}
