/** What a super admin can do about a person; each answers with a redirect. */
export type UserActions = {
  changeRole: (userId: string, formData: FormData) => Promise<void>
  setActive: (userId: string, isActive: boolean) => Promise<void>
}
