import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { StatusTag, useMessages } from '@spruce/shell-ui'
import { applicationMessages } from './applicationMessages.js'
import type { Application, Duplicate } from './applicationQueries.js'

export interface DuplicateListProps {
  duplicates: readonly Duplicate[]
  /** Opens another application. */
  onOpen: (application: Pick<Application, 'id' | 'name'>) => void
}

const fieldTexts = {
  name: 'sameName',
  code: 'sameCode',
  mobile: 'sameMobile',
  email: 'sameEmail',
} as const

const kindTexts = {
  customer: 'kindCustomer',
  application: 'kindApplication',
  account: 'kindAccount',
} as const

/** What has the same name, code or contact, and what that is. */
export function DuplicateList({ duplicates, onOpen }: DuplicateListProps) {
  const t = useMessages(applicationMessages)
  return (
    <Box as="section" aria-label={t.duplicates} css={styles}>
      <h3>{t.duplicates}</h3>
      <p>{duplicates.length > 0 ? t.duplicatesFound(duplicates.length) : t.noDuplicates}</p>
      {duplicates.length > 0 && (
        <ul>
          {duplicates.map(({ field, kind, id, name }) => (
            <li key={`${field} ${kind} ${id ?? ''}`}>
              <StatusTag tone="warning">{t[fieldTexts[field]]}</StatusTag>
              <span className="kind">{t[kindTexts[kind]]}</span>
              <span className="name">{name ?? t.accountUnnamed}</span>
              {kind === 'application' && id !== null && name !== null && (
                <Button
                  variant="plain"
                  size="sm"
                  aria-label={t.openApplication(name)}
                  onClick={() => onOpen({ id, name })}
                >
                  {t.view}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Box>
  )
}

const styles = {
  '& h3': { fontWeight: 'medium', marginBottom: '1' },
  '& > p': { color: 'fg.muted' },
  '& ul': { listStyle: 'none', padding: '0', margin: '0', marginTop: '2' },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    minHeight: '9',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
  '& .kind': { color: 'fg.muted' },
  '& .name': { minWidth: '0', overflowWrap: 'anywhere' },
}
