import { stem } from '@earshot/analysis/text/stem';

/** Words that join facts and say nothing by themselves; a written answer may use them freely. */
export const plainWords: ReadonlySet<string> = new Set(
  `a about above according account accounts across after again also among an and another any appear appears are as at be because been
  before being below between both but by came can come comes comment comments common compared comparison concern concerns could count
  counted customer customers describe described describes did differ difference do does during each either example examples feedback few
  fewer for found frequent from further given gives had has have here higher highest how however if in include included includes
  including into is issue issues it item items its itself just largest least less lower lowest main mainly many mean means mention
  mentioned mentioning mentions month months more moreover named namely near no nor not note noted now of often on one only or other
  others over overall part particular people per period point points problem problems question rating ratings reason reasons report
  reported reports result results said same say saying says see seen several share show shown shows similar since so some source
  sources speak still such than that the their them then there these they this those though through time together too topic topics
  toward trend under until up user users using was week weeks were what when where whether which while who whose why with within
  without word words would write writes written wrote year years`
    .split(/\s+/)
    .map(stem),
);
