import { useParams } from 'react-router';
import { PostPage, postOf } from '../../public/blog/post-page.tsx';
import { NotFoundRoute } from './not-found-route.tsx';

/** The post that the address names, or that there is none. */
export function BlogPostRoute() {
  const { slug = '' } = useParams();
  const post = postOf(slug);
  return post ? <PostPage {...post} /> : <NotFoundRoute />;
}
