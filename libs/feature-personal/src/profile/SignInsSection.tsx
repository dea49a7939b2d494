import { useApi } from '@spruce/session/react'
import { StatusTag, useMessages } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { useQuery } from '@tanstack/react-query'
import { profileMessages } from './profileMessages.js'
import { signInListOptions } from './profileQueries.js'
import { Row, Section, SectionList } from './Section.js'

/** The last sign-ins, the failed ones too: how a person notices somebody else. */
export function SignInsSection() {
  const api = useApi()
  const t = useMessages(profileMessages)
  const signIns = useQuery(signInListOptions(api))
  return (
    <Section title={t.signIns} lead={t.signInsLead}>
      <SectionList label={t.signIns} state={signIns} empty={t.noSignIns}>
        {({ id, at, success, reason, address, terminal }) => (
          <Row
            key={id}
            title={formatTime(at)}
            aside={
              <StatusTag tone={success ? 'success' : 'danger'}>
                {success ? t.succeeded : t.failed}
              </StatusTag>
            }
            facts={[
              terminal ?? t.unknownDevice,
              ...[address, reason].filter((fact) => fact !== null),
            ]}
          />
        )}
      </SectionList>
    </Section>
  )
}
