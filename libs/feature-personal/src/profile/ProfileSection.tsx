import { Button } from '@chakra-ui/react/button'
import { unwrap } from '@spruce/api-client'
import { useApi, useSession } from '@spruce/session/react'
import { Avatar, defineDialog, toast, useErrorText, useMessages } from '@spruce/shell-ui'
import { formatCell } from '@spruce/validators'
import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { usePersonal } from '../PersonalEnvironment.js'
import { useCall } from '../security/useCall.js'
import { NameDialog } from './NameDialog.js'
import { photoTypes, photoProblem } from './photo.js'
import { profileMessages } from './profileMessages.js'
import { Section } from './Section.js'

const nameDialog = defineDialog(NameDialog)

/** @public */
export interface ProfileSectionProps {
  /** Name and photo are not this session's to change. */
  isReadOnly?: boolean
}

/** Who the person is in this tenant: photo and name are theirs to change, the rest the administrator's. */
export const ProfileSection = observer(function ProfileSection({
  isReadOnly = false,
}: ProfileSectionProps) {
  const api = useApi()
  const { userInfo, roles, tenants, isRoleView } = useSession()
  const personal = usePersonal()
  const t = useMessages(profileMessages)
  const sayError = useErrorText()
  const call = useCall()
  const picker = useRef<HTMLInputElement>(null)
  const [pending, setPending] = useState<'upload' | 'remove'>()
  const [problem, setProblem] = useState<string>()
  if (!userInfo) return null

  async function save(photo: string | null) {
    await call(() => unwrap(api.POST('/aba-base/api/v3/user-info', { body: { photo } })))
    await personal.changed()
    toast.success(photo === null ? t.photoRemoved : t.photoSaved)
  }

  async function run(kind: 'upload' | 'remove', work: () => Promise<void>) {
    setPending(kind)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(sayError(error))
    } finally {
      setPending(undefined)
    }
  }

  function upload(file: File | undefined) {
    if (!file) return
    const wrong = photoProblem(file, t)
    setProblem(wrong)
    if (wrong !== undefined) return
    void run('upload', async () => {
      const form = new FormData()
      form.append('file', file)
      const { url } = await call(() =>
        unwrap(
          api.POST('/aba-base/api/file/upload', {
            params: { query: { fileType: 'appImage' } },
            body: { file },
            bodySerializer: () => form,
          }),
        ),
      )
      await save(url)
    })
  }

  async function rename(nickName: string): Promise<true> {
    await call(() => unwrap(api.POST('/aba-base/api/v3/user-info', { body: { nickName } })))
    await personal.changed()
    toast.success(t.nameSaved)
    return true
  }

  const facts: readonly [label: string, value: string][] = [
    // The person of a role view is made for each call: its account name says nothing.
    [t.account, formatCell(isRoleView ? undefined : userInfo.loginName)],
    [t.employeeCode, formatCell(userInfo.employeeCode)],
    [t.roles, formatCell(roles.map(({ name }) => name).join(t.separator))],
    [
      t.tenants,
      formatCell(
        tenants
          .map(({ name, mainTenant }) => (mainTenant ? t.mainTenant(name) : name))
          .join(t.separator),
      ),
    ],
  ]
  return (
    <Section title={t.profile}>
      <div className="personal-card">
        <div className="personal-photo">
          <Avatar name={userInfo.name} src={userInfo.photo} size={64} />
          {!isReadOnly && (
            <>
              <div className="personal-photo-actions">
                <input
                  ref={picker}
                  type="file"
                  hidden
                  aria-label={t.changePhoto}
                  accept={photoTypes.join(',')}
                  onChange={(event) => {
                    upload(event.target.files?.[0])
                    event.target.value = '' // the same file may be chosen again
                  }}
                />
                <Button
                  size="sm"
                  variant="outline"
                  colorPalette="gray"
                  loading={pending === 'upload'}
                  loadingText={t.uploading}
                  disabled={pending !== undefined}
                  onClick={() => picker.current?.click()}
                >
                  {t.changePhoto}
                </Button>
                {userInfo.photo && (
                  <Button
                    size="sm"
                    variant="ghost"
                    colorPalette="gray"
                    loading={pending === 'remove'}
                    disabled={pending !== undefined}
                    onClick={() => void run('remove', () => save(null))}
                  >
                    {t.removePhoto}
                  </Button>
                )}
              </div>
              <div role="alert">{problem && <p className="sp-error">{problem}</p>}</div>
              {!problem && <p className="sp-help">{t.photoHelp}</p>}
            </>
          )}
        </div>
        <dl className="personal-list">
          <div>
            <dt>{t.nickName}</dt>
            <dd>
              {userInfo.nickName}
              {!isReadOnly && (
                <Button
                  size="xs"
                  variant="ghost"
                  onClick={() =>
                    void nameDialog.open({ nickName: userInfo.nickName, onSubmit: rename })
                  }
                >
                  {t.editName}
                </Button>
              )}
            </dd>
          </div>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
})
