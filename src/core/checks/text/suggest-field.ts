/** Returns the known placeholder that has the meaning of another program's: "name" for "site.author" and "your_name". */
export function suggestField(written: string, known: readonly string[]): string | undefined {
  const steps = written.toLowerCase().split('.').map(plain);
  const [last = '', parent = ''] = steps.toReversed();
  // The name of a site is that of its owner.
  const isSite = /^(?:site|blog|portfolio|website)$/.test(parent) && /^(?:title|name)$/.test(last);
  const field = isSite ? 'name' : known.includes(last) ? last : fields.find(([, pattern]) => pattern.test(last))?.[0];
  return field !== undefined && known.includes(field) ? field : undefined;
}

const plain = (step: string) =>
  step.replace(/[^\p{L}\p{N}]/gu, '').replace(/^(?:my|your|owner|author|site)(?=\p{L})/u, '');

const fields: [field: string, pattern: RegExp][] = [
  ['name', /^(?:author|owner|fullname|displayname|me|person|copyrightholder|holder)$/],
  ['title', /^(?:jobtitle|job|role|position|profession|occupation|tagline|headline)$/],
  ['email', /^(?:mail|emailaddress|mailaddress|contactemail|contactmail)$/],
  ['phone', /^(?:tel|telephone|mobile|phonenumber|telefon|mobilenumber)$/],
  ['location', /^(?:city|town|place|address|country)$/],
  ['address', /^(?:street|streetaddress|postaladdress|mailingaddress)$/],
  ['website', /^(?:url|site|homepage|domain|baseurl|siteurl)$/],
  ['summary', /^(?:bio|about|description|intro|profile)$/],
  ['year', /^(?:currentyear|thisyear|fullyear|copyrightyear|getfullyear)$/],
  ['today', /^(?:date|currentdate|now|todaysdate)$/],
];
