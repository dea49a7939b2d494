import { Box } from '@chakra-ui/react/box'
import {
  FailedState,
  NoPermissionState,
  PageHeader,
  type TabPageProps,
  type TabTitle,
  useMessages,
  usePermitted,
  useTab,
} from '@spruce/shell-ui'
import { useEffect } from 'react'
import { MatrixBoard } from './MatrixBoard.js'
import { matrixMessages } from './matrixMessages.js'
import type { MatrixQuery } from './matrixQuery.js'
import { matrixStyles } from './matrixStyles.js'
import { useMatrix } from './useMatrix.js'

export type MatrixPageProps = Pick<TabPageProps<MatrixQuery>, 'query' | 'onQueryChange'>

const title: TabTitle = {
  'zh-CN': matrixMessages['zh-CN'].title,
  'en-US': matrixMessages['en-US'].title,
}

/** Every role beside every permission: what each gives, changed in one save with a preview. */
export function MatrixPage(props: MatrixPageProps) {
  const isAllowed = usePermitted()('role:list')
  return isAllowed ? <Matrix {...props} /> : <NoPermissionState permission="role:list" />
}

function Matrix(props: MatrixPageProps) {
  const t = useMessages(matrixMessages)
  const matrix = useMatrix()
  const { setTitle } = useTab()
  useEffect(() => setTitle(title), [setTitle])
  const { data, error, refetch } = matrix.read
  if (data) return <MatrixBoard {...props} data={data} matrix={matrix} />
  return (
    <Box className="sp-resource sp-page" css={matrixStyles}>
      <PageHeader title={t.title} lead={t.lead} />
      {error ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={t.loading} className="mx-loading">
          {[70, 50, 60, 40, 55, 65].map((width) => (
            <span key={width} className="sp-skeleton" style={{ width: `${String(width)}%` }} />
          ))}
        </div>
      )}
    </Box>
  )
}
