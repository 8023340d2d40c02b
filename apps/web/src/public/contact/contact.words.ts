/** The words of the Contact Us dialog. */
export const contactWords = {
  open: 'Contact Us',
  title: 'Contact Us',
  email: 'Email',
  reason: 'Reason for Contact',
  details: 'Details',
  cancel: 'Cancel',
  submit: 'Submit',
  close: 'Close',
  emailMissing: 'Email is required.',
  emailWrong: 'Please enter a valid email.',
  failed: 'There was an issue submitting your feedback. Please try again later.',
  thanks: (reason: string) =>
    `Thank you for your feedback regarding "${reason}". We will review it shortly and take appropriate action.`,
};
