import { SearchField, useMessages } from '@spruce/shell-ui'
import { useCallback, useState } from 'react'
import { WidgetNote } from '../../frame/WidgetNote.js'
import { pageMessages } from '../../messages.js'
import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { WorkListBody } from '../../work/WorkListBody.js'
import { useWorkPorts, type ContactPort } from '../../work/WorkPorts.js'
import type { WorkProps } from '../../work/workProps.js'
import { thingMessages } from '../thingMessages.js'

/** The contact book: a search and who it finds. @public */
export function ContactsView({ props }: WidgetViewProps<WorkProps>) {
  const messages = useMessages(pageMessages)
  const { contacts } = useWorkPorts()
  if (!contacts) return <WidgetNote title={messages.noPort} />
  return <Contacts port={contacts} limit={props.limit} />
}

interface ContactsProps {
  readonly port: ContactPort
  readonly limit: number
}

function Contacts({ port, limit }: ContactsProps) {
  const messages = useMessages(thingMessages)
  const [keyword, setKeyword] = useState('')
  const useList = useCallback(() => port.useFound(keyword), [port, keyword])
  return (
    <>
      <SearchField
        placeholder={messages.findPeople}
        value={keyword}
        onChange={(text) => setKeyword(text ?? '')}
      />
      <WorkListBody key={keyword} useList={useList} emptyText={messages.nobody} limit={limit}>
        {(people) => (
          <ul className="sp-page-lines">
            {people.map(({ id, name, notes }) => (
              <li key={id} className="sp-page-thing">
                <span className="sp-page-line-name">{name}</span>
                {notes.map((note, at) => (
                  <span key={at} className="sp-page-line-note">
                    {note}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        )}
      </WorkListBody>
    </>
  )
}
