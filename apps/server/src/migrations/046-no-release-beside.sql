-- The releases before cannot work beside this one: they fail to settle an order whose tax has halves of a rupee, their
-- erasure and their sweep of orphaned files know no deliverables, and they cannot read the new kinds of notifications.
select require_release(46);
