import { useApi } from '@spruce/session/react'
import {
  type DataColumn,
  type DialogProps,
  ListDialog,
  ResourcePage,
  timeColumn,
  useDialogList,
  useMessages,
  wordsOf,
} from '@spruce/shell-ui'
import { providerMessages } from './providerMessages.js'
import { type ProviderLink, providerLinksOptions } from './providerQueries.js'

export interface ProviderLinksDialogProps extends DialogProps<never> {
  /** Whose people. */
  provider: { id: string; name: string }
}

const word = wordsOf(providerMessages)

const columns: readonly DataColumn<ProviderLink>[] = [
  {
    id: 'nickName',
    header: word('nickName'),
    minWidth: 120,
    text: ({ nickName }, language) => nickName ?? providerMessages[language].formerMember,
  },
  { id: 'loginName', header: word('loginName'), minWidth: 120 },
  { id: 'name', header: word('nameThere'), minWidth: 140 },
  timeColumn('linkedAt', word('linkedAt'), { isSortable: false }),
]

/** Who signs in by an identity provider, the last one linked first. */
export function ProviderLinksDialog({ provider, onClose }: ProviderLinksDialogProps) {
  const api = useApi()
  const t = useMessages(providerMessages)
  const list = useDialogList({
    list: (_api, { page = 1, size = 10 }: { page?: number; size?: number }) =>
      providerLinksOptions(api, provider.id, { page, size }),
  })
  return (
    <ListDialog title={t.linksTitle(provider.name)} onClose={() => onClose()}>
      <ResourcePage state={list} title={t.links} isSection permission="identityprovider:list">
        <ResourcePage.Table columns={columns} permission="identityprovider:list" />
        <ResourcePage.Pagination isCompact />
      </ResourcePage>
    </ListDialog>
  )
}
