import { Button } from '@chakra-ui/react/button'
import { unwrap, type ApiClient } from '@spruce/api-client'
import { useApi } from '@spruce/session/react'
import {
  Avatar,
  defineDialog,
  FailedState,
  ListDialog,
  useMessages,
  useShellPort,
  type DialogProps,
} from '@spruce/shell-ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { searchTexts } from '../messages.js'

function contactOptions(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['contacts', id],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/spruce/api/v1/contact-book/people/{id}', { params: { path: { id } }, signal }),
      ),
    meta: { silent: true }, // the card says it in its place
  })
}

export interface ContactCardProps extends DialogProps {
  /** Of the member. */
  id: string
  /** Where the organisation shows a person of this name; undefined where it cannot be opened. */
  organizationHref?: (name: string) => string | undefined
}

/** Who somebody is and how to reach them, as far as the server lets the person see. */
export function ContactCard({ id, organizationHref, onClose }: ContactCardProps) {
  const shell = useShellPort()
  const texts = useMessages(searchTexts)
  const { data, error, refetch } = useQuery(contactOptions(useApi(), id))
  const href = data && organizationHref?.(data.nickName)
  const lines = data && [
    [texts.department, texts.names(data.departments.map(({ name }) => name))],
    [texts.employeeCode, data.employeeCode],
    [texts.mobile, data.mobile],
    [texts.email, data.email],
  ]
  return (
    <ListDialog
      title={data?.nickName ?? texts.card}
      onClose={() => onClose()}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={() => onClose()}>
            {texts.close}
          </Button>
          {href && (
            <Button
              onClick={() => {
                onClose()
                shell.open(href)
              }}
            >
              {texts.inOrganization}
            </Button>
          )}
        </>
      }
    >
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {data && (
        <div className="contact-card">
          <Avatar name={data.nickName} src={data.photo} size={48} />
          <dl>
            {lines?.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value || '--'}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </ListDialog>
  )
}

export const contactCard = defineDialog(ContactCard)
